import { useNavigate } from 'react-router'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { decide, listReviews, type showReview } from '../contract.ts'
import { FieldComments } from './field-comments.tsx'

const decisions = ['approved', 'changes_requested', 'refused'] as const
type Decision = (typeof decisions)[number]
type Review = Gives<typeof showReview>['data']['review']
type FieldComment = { field: string; text: string }
type Props = {
  review: Review
  /** The one that waits after this. */
  next: string | null
  /** Fields in which the automatic look found something. */
  suggested: readonly string[]
  approvedBecause: string | null
  /** Taken back by the page while it was looked at. */
  gone: boolean
}

/** Approve, ask for changes, or refuse; the last two with words that the author reads. */
export function DecisionForm({ review, next, suggested, approvedBecause, gone }: Props) {
  const t = useTranslations('moderation')
  const navigate = useNavigate()
  const found = review.blocks + review.warnings
  const form = useForm(decide, {
    initial: {
      decision: '' as Decision | '',
      comment: '',
      reason: '',
      fields: [] as FieldComment[],
    },
    draft: `review-${review.id}`,
    toInput: ({ fields, decision, ...values }) => ({
      review: review.id,
      decision: decision as Decision,
      ...values,
      fields: fields.filter(({ text }) => text.trim()),
    }),
    onDone() {
      toast.show({ text: t(`decidedAs.${review.kind}.${form.values.decision}`), tone: 'good' })
      refreshCall(listReviews)
      navigate(next ? `/admin/reviews/${next}` : '/admin/reviews')
    },
  })
  if (review.decision)
    return (
      <Note tone="info" title={t(`decidedAs.${review.kind}.${review.decision}`)}>
        {review.decided_by ? <p>{t('decide.by', { name: review.decided_by })}</p> : null}
        {approvedBecause ? <p>{t.rich('decide.because', { reason: () => <bdi>{approvedBecause}</bdi> })}</p> : null}
      </Note>
    )
  if (gone)
    return (
      <Note tone="warm" title={t('decide.gone')} alert>
        <p>{t('decide.goneText')}</p>
      </Note>
    )
  const { decision } = form.values
  const isApproval = decision === 'approved'
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      {form.problem && !form.errorOf('comment') ? (
        <Note tone="bad" alert>
          {form.problem.message || t('decide.failed')}
        </Note>
      ) : null}
      <RadioGroup
        {...form.field('decision')}
        onChange={(id) => form.set('decision', id as Decision)}
        label={t('decide.title')}
        bare
        choices={decisions.map((id) => ({ id, text: t(`decide.${id}`), help: t(`help.${review.kind}.${id}`) }))}
      />
      {isApproval && found > 0 ? (
        <TextArea
          {...form.field('reason')}
          label={t('decide.reason')}
          help={t('decide.reasonHelp')}
          rows={2}
          required
        />
      ) : null}
      <TextArea
        {...form.field('comment')}
        label={t('decide.comment')}
        help={t('decide.commentHelp')}
        rows={4}
        required={!isApproval && form.values.fields.every(({ text }) => !text.trim())}
        optional={isApproval}
      />
      {isApproval ? null : (
        <FieldComments
          value={form.values.fields}
          suggested={suggested}
          onChange={(fields) => form.set('fields', fields)}
        />
      )}
      <Button
        type="submit"
        look={decision === 'refused' ? 'danger-solid' : 'primary'}
        wide
        disabled={!decision}
        busy={form.sending}
      >
        {decision ? t(`decide.${decision}`) : t('decide.choose')}
      </Button>
    </form>
  )
}
