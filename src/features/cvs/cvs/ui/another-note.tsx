import { useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { Note } from '#ui/basics/note.tsx'

/** Plain. Where a CV names another person than the one whose account it is: whom. */
export function AnotherNote({ name }: { name: string | null | undefined }) {
  const t = useTranslations('cvs')
  return name ? (
    <Note tone="warm">
      <p className="small">{t('another', { name: apart(name) })}</p>
    </Note>
  ) : null
}
