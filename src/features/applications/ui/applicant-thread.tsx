import { useFormatter, useTranslations } from 'use-intl'
import { useMay } from '#features/session/ui/use-session.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { History } from '#ui/lists/history.tsx'
import { board, showApplicant, writeAsPage } from '../contract.ts'
import type { Applicant } from './applicant-facts.tsx'

/** What both sides wrote, and where the team writes on. */
export function ApplicantThread({ applicant }: { applicant: Applicant }) {
  const t = useTranslations('applications.thread')
  const format = useFormatter()
  const may = useMay()('applicant.message')
  const messages = applicant.history.filter(({ what }) => what === 'message')
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {messages.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {messages.length > 0 ? (
        <History
          label={t('title')}
          entries={messages.map(({ id, at, by, side, text }) => ({
            id,
            at,
            when: format.dateTime(new Date(at), 'moment'),
            words: <bdi>{by}</bdi>,
            said: text ?? '',
            mine: side === 'page',
            face: <Avatar name={by ?? ''} size="s" />,
          }))}
        />
      ) : null}
      {may ? <WriteBox applicant={applicant} /> : <p className="small faint">{t('notYours')}</p>}
    </section>
  )
}

function WriteBox({ applicant: { id, name, email } }: { applicant: Applicant }) {
  const t = useTranslations('applications.thread')
  const form = useForm(writeAsPage, {
    initial: { text: '' },
    draft: `message-${id}`,
    toInput: ({ text }) => ({ application: id, text }),
    onDone() {
      form.set('text', '')
      refreshCall(showApplicant)
      refreshCall(board)
    },
  })
  const failed = form.problem ? form.problem.message || t('failed') : undefined
  return (
    <form className="stack stack-s" onSubmit={form.submit} noValidate>
      <TextArea
        {...form.field('text')}
        label={t('to', { name })}
        help={email ? t('byMail') : t('noMail')}
        error={form.errorOf('text') ?? failed}
        rows={3}
      />
      <div>
        <Button type="submit" size="s" icon="send" busy={form.sending}>
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
