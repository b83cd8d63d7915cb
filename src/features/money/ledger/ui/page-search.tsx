import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type Props = { q: string; found: readonly { id: string; name: string; slug: string }[] }

/** The way to the books of a company page, by its name. */
export function PageSearch({ q, found }: Props) {
  const t = useTranslations('ledger.books')
  return (
    <section className="stack" aria-label={t('find')}>
      <form className="usage-filters" action="/admin/ledger">
        <TextField name="q" label={t('find')} icon="search" defaultValue={q} maxLength={100} dir="auto" />
        <Button type="submit">{t('search')}</Button>
      </form>
      {found.length > 0 ? (
        <ul className="rows">
          {found.map(({ id, name, slug }) => (
            <li key={id}>
              <a className="link" href={`/admin/ledger?page=${id}`} dir="auto">
                {name}
              </a>{' '}
              <span className="quiet small" dir="ltr">
                {slug}
              </span>
            </li>
          ))}
        </ul>
      ) : q ? (
        <Empty icon="search" title={t('noneFound')}>
          {t('noneFoundHelp')}
        </Empty>
      ) : null}
    </section>
  )
}
