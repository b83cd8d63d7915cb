import { useState } from 'react'
import type { listCvs } from '#features/cvs/cvs/contract.ts'
import { wayTo } from '#features/jobs/jobs/ui/came-from.ts'
import { sourceFor } from '#features/jobs/jobs/way-rules.ts'
import { useAsked, useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { lateOnIsland } from '#platform/browser/late.tsx'
import type { Gives } from '#platform/shared/contract.ts'
import { Note } from '#ui/basics/note.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { SaveState } from '#ui/shells/save-state.tsx'
import { apply } from '../contract.ts'
import { AnswerFields } from './answer-fields.tsx'
import { CvChoice } from './cv-choice.tsx'
import type { JobToApply } from './job-to-apply.ts'
import { NotSent } from './not-sent.tsx'
import { NoteField } from './note-field.tsx'
import type { FirstMatch } from './own-match.tsx'
import { ReachFields } from './reach-fields.tsx'
import { consentTo, SendPart } from './send-part.tsx'
import type { Sent } from './sent.ts'
import { ShortApply } from './short-apply.tsx'
import { firstCvOf, firstOf, isShort, type Start } from './start-of.ts'
import { useApply } from './use-apply.ts'
import { useApplyErrors } from './use-apply-errors.ts'
import { useKeptDraft } from './use-kept-draft.ts'

// guests have no CV here yet
const OwnMatch = lateOnIsland(
  import.meta.env.SSR ? (await import('./own-match.tsx')).OwnMatch : null,
  async () => (await import('./own-match.tsx')).OwnMatch,
)

type Props = {
  job: JobToApply
  cvs: Gives<typeof listCvs>['data']
  /** What is known of whoever is signed in; null for guests. */
  start: Start | null
  match: FirstMatch | null
  onSent: (sent: Sent) => void
}

/** CV, contact, the employer's questions, a note; one button. Where nothing has to be asked, what goes out is looked over. */
export function ApplyForm({ job, cvs, start, match, onSent }: Props) {
  const t = useTranslations('applications.apply')
  const session = useSession()
  const cvNames = new Map(cvs.map(({ id, name }) => [id, name]))
  const search = useAsked()
  const [via, group] = [search.get('via') ?? undefined, search.get('group') ?? undefined]
  const draft = `apply ${job.id} ${session?.display.id ?? ''}`.trim()
  const applying = useApply({
    call: apply,
    about: () => ({ job: job.id, source: sourceFor(wayTo(job.address)), ...(via && { via }), ...(group && { group }) }),
    draft,
    draftStays: session === null,
    first: firstOf(start, cvs),
    questions: job.questions,
    firstCv: firstCvOf(start, cvs),
    cvNames,
    onDone: ({ data }, written) => onSent({ ...data, ...written }),
  })
  const { form } = applying
  const kept = useKeptDraft({ job: job.id, values: form.values, localKey: draft, enabled: session !== null })
  const { errors, isLoose } = useApplyErrors(applying, job.questions)
  const [isChanged, setChanged] = useState(false)
  const short = isShort(job, start) && !isChanged && errors.length === 0 && form.values.email !== ''
  const cv = cvs.find(({ id }) => id === form.values.cv)
  return (
    <form method="post" className="stack stack-l" onSubmit={form.submit} noValidate aria-labelledby="apply-title">
      <h1 id="apply-title">{t.rich('title', { company: () => <bdi>{job.company.name}</bdi> })}</h1>
      <ErrorSummary errors={errors} takeFocus />
      {isLoose && form.problem ? <NotSent problem={form.problem} /> : null}
      {short && cv ? (
        <ShortApply values={form.values} cv={cv} onChange={() => setChanged(true)} />
      ) : (
        <CvChoice cvs={cvs} applying={applying} />
      )}
      {session ? <OwnMatch job={job.id} cv={cv?.id ?? ''} first={match} /> : null}
      {short && cv ? null : (
        <>
          <ReachFields form={form} country={start?.reach.country ?? job.country_code} />
          {start && !start.draft && Object.keys(start.answers).length > 0 ? (
            <Note tone="info">{t('earlier')}</Note>
          ) : null}
          <AnswerFields questions={job.questions} form={form} applying={applying} />
        </>
      )}
      <NoteField form={form} help={t('noteHelp')} />
      <SaveState state={kept.state} {...(kept.at && { at: kept.at })} onRetry={kept.retry} />
      <SendPart
        go={form.sending ? t('sending') : t('send')}
        sending={form.sending}
        lost={applying.isLost ? t('lost') : null}
        consent={t.rich('consent', consentTo(job.company.name))}
      />
    </form>
  )
}
