import { resumeOf } from '#libraries/json-resume/resume-of.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { pageKey } from './make-preview.ts'
import { cvRowOf } from './own-cv.ts'

const resumeIn = (row: Parameters<typeof cvRowOf>[0]) => {
  const content = cvRowOf(row)?.content
  return content ? resumeOf(content) : null
}

/** The CVs of a person: what they say, also as JSON Resume, their history, and their files. */
export const cvHolding = {
  name: 'cvs',
  async give({ db }: Context, user: string) {
    const rows = await db.selectFrom('cvs').selectAll().where('user_id', '=', user).orderBy('created_at').execute()
    const [files, versions] = await Promise.all([
      db
        .selectFrom('files')
        .select(['id', 'name', 'mime', 'bytes', 'thing_id as cv', 'created_at'])
        .where('owner_id', '=', user)
        .where('thing', '=', 'cv')
        .execute(),
      db
        .selectFrom('cv_versions')
        .innerJoin('cvs', 'cvs.id', 'cv_versions.cv_id')
        .select(['cv_id as cv', 'cv_versions.version', 'cause', 'cv_versions.content', 'cv_versions.created_at'])
        .where('user_id', '=', user)
        .orderBy('cv_id')
        .orderBy('cv_versions.version')
        .execute(),
    ])
    const cvs = rows.map(({ user_id, ...cv }) => ({ ...cv, json_resume: resumeIn({ user_id, ...cv }) }))
    return { cvs, versions, files }
  },
  files: ({ db }: Context, user: string) =>
    db
      .selectFrom('files')
      .select(['id', 'name', 'storage_key'])
      .where('owner_id', '=', user)
      .where('thing', '=', 'cv')
      .execute(),
  /** The pictures of their pages, which no row names. */
  async forget(_: Context, tx: Tx, user: string): Promise<string[]> {
    const drawn = await tx
      .selectFrom('cv_previews')
      .innerJoin('files', 'files.id', 'cv_previews.file_id')
      .select(['storage_key', 'pages_count'])
      .where('owner_id', '=', user)
      .execute()
    return drawn.flatMap(({ storage_key, pages_count }) =>
      Array.from({ length: pages_count }, (_, page) => pageKey(storage_key, page)),
    )
  },
}
