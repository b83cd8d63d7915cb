import './save-state.css'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

type Props = {
  state: 'idle' | 'saving' | 'saved' | 'kept' | 'failed'
  /** When it was last saved. */
  at?: Date
  onRetry?: () => void
}

/** Hydrated. Whether what is written is safe: "Saved 10:42". */
export function SaveState({ state, at, onRetry }: Props) {
  const t = useTranslations('ui')
  const format = useFormatter()
  const time = at ? format.dateTime(at, 'clock') : ''
  return (
    <span className="save-state" data-state={state} role="status">
      {state === 'saving' ? t('save.saving') : null}
      {state === 'saved' ? t('save.saved', { at: time }) : null}
      {state === 'kept' ? t('save.kept') : null}
      {state === 'failed' ? (
        <>
          <Icon name="alert" size="s" />
          {t('save.failed')}
          {onRetry ? (
            <button type="button" className="link" onClick={onRetry}>
              {t('save.retry')}
            </button>
          ) : null}
        </>
      ) : null}
    </span>
  )
}
