import sharp from 'sharp'
import { addFile } from '#features/site/files/contract.ts'
import type { Visitor } from './visitor.ts'

/** A photo as a phone takes it: with where it was taken in its notes. */
export const aPhoto = (width = 640, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#00767c' } })
    .withExif({ IFD0: { Copyright: 'secret maker' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
    .jpeg()
    .toBuffer()

/** Stores a file as somebody and gives its id. */
export async function stored(visitor: Visitor, name: string, bytes: Uint8Array): Promise<string> {
  const { data } = await visitor.call(addFile, {}, { files: { file: { name, bytes } } })
  return data.id
}
