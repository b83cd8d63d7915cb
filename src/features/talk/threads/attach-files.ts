import type { Tx } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'

type Attached = { message: string; owner: string; files: readonly string[] }

/** Makes files that somebody stored part of a message. @throws Refused invalid: of somebody else, or part of something already */
export async function attachFiles(tx: Tx, { message, owner, files }: Attached): Promise<void> {
  if (files.length === 0) return
  const { numUpdatedRows } = await tx
    .updateTable('files')
    .set({ thing: 'message', thing_id: message })
    .where('id', 'in', files)
    .where('owner_id', '=', owner)
    .where('thing', '=', 'loose')
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== new Set(files).size) throw wrongField('files', 'wrong')
}
