import './page-profile.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'

type Props = { dirty: boolean; at: Date | undefined; sending: boolean }

/** Saves, and says whether all is safe. */
export function SaveBar({ dirty, at, sending }: Props) {
  const t = useTranslations('pageProfile')
  return (
    <div className="save-bar">
      <span className="grow small quiet">
        {dirty ? t('unsaved') : <SaveState state={sending ? 'saving' : at ? 'saved' : 'idle'} {...(at && { at })} />}
      </span>
      <Button type="submit" look="primary" busy={sending}>
        {t('save')}
      </Button>
    </div>
  )
}

/** Somebody else saved meanwhile: nothing is overwritten, and the other's is fetched. */
export function Conflict() {
  const t = useTranslations('pageProfile')
  return (
    <Note tone="warm" title={t('conflict')} alert>
      <p>{t('conflictText')}</p>
      <Button size="s" icon="retry" onClick={() => location.reload()}>
        {t('reload')}
      </Button>
    </Note>
  )
}
