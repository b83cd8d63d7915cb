import { sendFiles } from '#platform/browser/call.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Word } from '#ui/basics/word.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { addCv, listCvs } from '../contract.ts'
import { isUnderstood, isWaiting } from '../cv-states.ts'
import { AnotherNote } from './another-note.tsx'
import { cvFiles } from './cv-files.ts'

/** The CVs one has stored; a new one becomes the one that is sent. */
export function CvCard({ first }: { first: Gives<typeof listCvs> | undefined }) {
  const t = useTranslations('cvs')
  const format = useFormatter()
  const { data } = useCall(listCvs, {}, { initial: first, enabled: first !== undefined })
  return (
    <Card title={t('title')}>
      <ul className="rows">
        {data?.data.map(({ id, name, primary, updated_at: at, state, of_another }) => (
          <li key={id} className="stack stack-xs">
            <a className="link" href={`/user/cvs/${id}`}>
              <bdi>{name}</bdi>
            </a>
            <span className="cluster small faint">
              {t('changed', { day: format.dateTime(new Date(at), 'day') })}
              {primary ? <Word tone={state === 'confirmed' ? 'good' : 'info'}>{t('primary')}</Word> : null}
              {isUnderstood(state) || isWaiting(state) ? null : <Word tone="warm">{t('noText')}</Word>}
            </span>
            <AnotherNote name={of_another} />
            {state === 'confirmed' || isWaiting(state) ? null : (
              <a className="link small" href={`/user/cvs/${id}`}>
                {t(state === 'parsed' ? 'check' : 'mend')}
              </a>
            )}
          </li>
        ))}
      </ul>
      <FileDrop
        {...cvFiles}
        name="file"
        label={t('add')}
        camera
        upload={(file, sending) => sendFiles(addCv, {}, { file }, sending)}
        onSent={({ data: { id } }) => {
          refreshCall(listCvs)
          toast.show({ text: t('arrived'), tone: 'good', action: { text: t('check'), href: `/user/cvs/${id}` } })
        }}
      />
    </Card>
  )
}
