import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useFileSize } from '#ui/fields/file-line.tsx'
import type { Operation } from '../contract.ts'

/** When the last backup was made, and when one was last restored to see that it can be. */
export function BackupsPart({
  backups: { state, made_at, bytes, reached_at, restored_at },
}: Pick<Operation, 'backups'>) {
  const t = useTranslations('operation')
  const format = useFormatter()
  const size = useFileSize()
  const moment = (at: string | null) => (at ? format.dateTime(new Date(at), 'moment') : t('never'))
  return (
    <Part title={t('backups')} help={t('backupsHelp')}>
      {state === 'fresh' ? null : <Note tone="warm">{t(`backup.${state}`)}</Note>}
      {made_at ? (
        <KeyValues
          look="tiles"
          items={[
            { key: t('madeAt'), value: moment(made_at) },
            { key: t('reachedAt'), value: moment(reached_at) },
            { key: t('restoredAt'), value: moment(restored_at) },
            { key: t('size'), value: bytes === null ? '–' : size(bytes) },
          ]}
        />
      ) : null}
    </Part>
  )
}
