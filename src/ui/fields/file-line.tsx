import './file-line.css'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import type { Sending } from './use-uploads.ts'

type Props = {
  sending: Omit<Sending, 'key' | 'file'> & { key?: string; file: Pick<File, 'name' | 'size'> }
  onRetry?: () => void
  /** Missing, it stays where it is kept. */
  onRemove?: () => void
}

/** Hydrated. One file on its way, arrived, or kept for a second try. */
export function FileLine({ sending, onRetry, onRemove }: Props) {
  const t = useTranslations('ui')
  const size = useFileSize()
  const { file, part, state, why } = sending
  const name = file.name
  const going = state === 'sending'
  return (
    <div className="file-line" data-state={state}>
      <span className="file-kind" aria-hidden="true">
        {endingOf(name)}
      </span>
      <div className="file-words">
        <p className="file-name">
          <b>
            <bdi>{name}</bdi>
          </b>
          {going ? (
            <span>{t('file.sending', { percent: Math.floor(part * 100) / 100 })}</span>
          ) : (
            <span>{size(file.size)}</span>
          )}
        </p>
        {going ? <Meter part={part} label={t('file.progress', { name })} /> : null}
        <p role="status">
          {state === 'sent' ? (
            <span className="good">
              <Icon name="check" size="s" /> {t('file.sent')}
            </span>
          ) : null}
          {state === 'lost' ? t('file.lost') : null}
          {state === 'failed' ? <span className="bad">{why || t('file.failed')}</span> : null}
        </p>
        {state === 'failed' || state === 'lost' ? (
          <Button size="s" icon="retry" onClick={onRetry}>
            {t('file.retry')}
          </Button>
        ) : null}
      </div>
      {onRemove ? (
        <IconButton icon="x" label={t(going ? 'file.stop' : 'file.remove', { name })} onClick={onRemove} />
      ) : null}
    </div>
  )
}

/** Bytes as people say them. */
export function useFileSize() {
  const t = useTranslations('ui')
  return (bytes: number) =>
    bytes < 1_000_000
      ? t('file.size.kb', { size: Math.max(1, Math.round(bytes / 1_000)) })
      : bytes < 1_000_000_000
        ? t('file.size.mb', { size: Math.round(bytes / 100_000) / 10 })
        : t('file.size.gb', { size: Math.round(bytes / 100_000_000) / 10 })
}

const endingOf = (name: string): string => (/\.([a-z0-9]{2,4})$/i.exec(name)?.[1] ?? '').toUpperCase()
