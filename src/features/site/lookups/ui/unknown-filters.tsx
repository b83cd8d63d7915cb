import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'

type Props = {
  /** As they stand in the address; none for nothing to be said. */
  values: readonly string[]
}

/** What an address asked for that no filter has: it is left out, and said. */
export function UnknownFilters({ values }: Props) {
  const t = useTranslations('lookups')
  if (values.length === 0) return null
  return (
    <Note tone="warm">
      <p>
        {t.rich('unknownFilters', {
          values: values.slice(0, 5).join(', '),
          b: (words) => <bdi className="strong">{words}</bdi>,
        })}
      </p>
    </Note>
  )
}
