import type { Context } from '../context.ts'

export type FileRow = {
  id: string
  owner_id: string | null
  page_id: string | null
  thing: string | null
  thing_id: string | null
}
/** Whether this visitor may read a file that belongs to a kind of thing. */
export type Grant = (ctx: Context, file: FileRow) => boolean | Promise<boolean>

/** What is written down when somebody else than the owner reads a file. */
export type ReadNote = (ctx: Context, file: FileRow) => Promise<void>
