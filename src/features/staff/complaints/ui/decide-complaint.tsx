import { useTranslations } from 'use-intl'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { type Complaint, decideComplaint, listComplaints } from '../contract.ts'
import { isFraud } from '../rules.ts'

const decisions = ['upheld', 'dismissed'] as const
type Decision = (typeof decisions)[number]

/** Upheld or not, with the words that whoever reported reads; nothing is chosen beforehand. */
export function DecideComplaint({ complaint: { id, reason, job, about, messages } }: { complaint: Complaint }) {
  const t = useTranslations('complaints.decide')
  const form = useForm(decideComplaint, {
    initial: { decision: '' as Decision | '', words: '' },
    toInput: ({ decision, words }) => ({ complaint: id, decision: decision as Decision, words }),
    onDone() {
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(listComplaints)
      // this card goes away with its button
      document.querySelector('h1')?.focus()
    },
  })
  const ofThread = about === 'company' && isFraud(reason) ? t('againstFraudHelp') : t('againstHelp')
  const ofPage = isFraud(reason) ? t('fraudHelp') : job ? t('jobHelp') : undefined
  const upheldHelp = messages.length > 0 ? ofThread : ofPage
  return (
    <form className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <RadioGroup
        {...form.field('decision')}
        id={`decision-${id}`}
        onChange={(one) => form.set('decision', one as Decision)}
        label={t('title')}
        choices={decisions.map((one) => ({
          id: one,
          text: t(one),
          ...(one === 'upheld' && upheldHelp && { help: upheldHelp }),
        }))}
      />
      {form.values.decision ? (
        <TextArea
          {...form.field('words')}
          id={`words-${id}`}
          label={t('words')}
          help={t('wordsHelp')}
          rows={2}
          maxLength={1000}
          required
        />
      ) : null}
      <div>
        <Button
          type="submit"
          look={form.values.decision === 'upheld' ? 'danger-solid' : 'primary'}
          disabled={!form.values.decision}
          busy={form.sending}
        >
          {t('go')}
        </Button>
      </div>
    </form>
  )
}
