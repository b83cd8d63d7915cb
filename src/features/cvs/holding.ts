import type { Context, Tx } from '#platform/server/context.ts'
import { pageKey } from './make-preview.ts'

/** The CVs of a person, as documents. */
export const cvHolding = {
  name: 'cvs',
  give: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .leftJoin('cvs', 'cvs.file_id', 'files.id')
      .select(['files.id', 'files.name', 'mime', 'bytes', 'is_primary', 'files.created_at'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'cv')
      .execute(),
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'cv')
      .execute(),
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const drawn = await tx
      .selectFrom('cv_previews')
      .innerJoin('files', 'files.id', 'cv_previews.file_id')
      .select(['storage_key', 'pages_count'])
      .where('owner_id', '=', user)
      .execute()
    const files = await tx
      .deleteFrom('files')
      .where('owner_id', '=', user)
      .where('thing', '=', 'cv')
      .returning('storage_key')
      .execute()
    const pictures = drawn.flatMap(({ storage_key, pages_count }) =>
      Array.from({ length: pages_count }, (_, page) => pageKey(storage_key, page)),
    )
    return [...pictures, ...files.map(({ storage_key }) => storage_key)]
  },
}
