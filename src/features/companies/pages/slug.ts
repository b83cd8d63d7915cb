import type { Tx } from '#platform/server/context.ts'
import { takeName } from '#platform/server/db/names.ts'

/** A name as part of an address: letters of any script and digits, words joined by hyphens. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'page'

/** Gives a page a slug nobody has, had, or takes at this moment: the name's, or the name's with a number. */
export async function takeFreeSlug(tx: Tx, page: string, name: string): Promise<string> {
  const wanted = slugOf(name)
  const like = `${wanted.replace(/[\\%_]/g, '\\$&')}-%`
  const rows = await tx
    .selectFrom('pages')
    .select('slug')
    .where((or) => or.or([or('slug', '=', wanted), or('slug', 'like', like)]))
    .unionAll(
      tx
        .selectFrom('page_slugs')
        .select('slug')
        .where((or) => or.or([or('slug', '=', wanted), or('slug', 'like', like)])),
    )
    .execute()
  const taken = new Set(rows.map((row) => row.slug))
  const isFree = async (slug: string) => !taken.has(slug) && (await takeName(tx, 'slug', slug, page))
  if (await isFree(wanted)) return wanted
  let number = 2
  while (!(await isFree(`${wanted}-${number}`))) number++
  return `${wanted}-${number}`
}
