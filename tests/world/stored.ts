import { addFile } from '#features/site/files/contract.ts'
import type { Visitor } from './visitor.ts'

/** Stores a file as somebody and gives its id. */
export async function stored(visitor: Visitor, name: string, bytes: Uint8Array): Promise<string> {
  const { data } = await visitor.call(addFile, {}, { files: { file: { name, bytes } } })
  return data.id
}
