import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'

/** A colleague saved the same list first: what one wrote stays in the fields until theirs is asked for. */
export function ChangedMeanwhile({ onLoad }: { onLoad: () => void }) {
  const t = useTranslations('pipeline.meanwhile')
  return (
    <Note tone="warm" title={t('title')} alert>
      <div className="stack stack-s">
        <p>{t('text')}</p>
        <div>
          <Button size="s" icon="retry" onClick={onLoad}>
            {t('load')}
          </Button>
        </div>
      </div>
    </Note>
  )
}
