import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

type Props = {
  /** The heading under which the file tells of work that stayed as it stands there; null where it has none. */
  heading: string | null
  onAdd: () => void
}

/** That no job could be read, and what to do about it: employers look for jobs first. */
export function MissingWork({ heading, onAdd }: Props) {
  const t = useTranslations('cvBuilder')
  return (
    <Note tone="warm" title={t('extraction.noWork')}>
      <div className="stack stack-s">
        <p>
          {heading === null
            ? t('extraction.noWorkText')
            : t.rich('extraction.workKept', { heading: () => <bdi>{heading}</bdi>, part: t('parts.others') })}
        </p>
        <div>
          <Button size="s" icon="plus" onClick={onAdd}>
            {t('add.experience')}
          </Button>
        </div>
      </div>
    </Note>
  )
}
