import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { decideAppeal, showCase, type WholeCase } from '../contract.ts'
import type { Decision, Ground } from '../rules.ts'
import { noWords, ReasonFields } from './reason-fields.tsx'

const answers = ['granted', 'declined'] as const

type Props = { one: WholeCase; appeal: string; onDecided: () => void }

/** Granted, the case is decided the other way; with a reason that each side reads. */
export function JudgeAppeal({ one, appeal, onDecided }: Props) {
  const t = useTranslations('cases.decide')
  const form = useForm(decideAppeal, {
    initial: { answer: '' as (typeof answers)[number] | '', ground: '' as Ground | '', wording: noWords, note: '' },
    toInput: ({ answer, ground, ...rest }) => ({
      ...{ appeal, granted: answer === 'granted', ground: ground as Ground },
      ...rest,
    }),
    onDone() {
      onDecided()
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showCase)
      document.querySelector('h1')?.focus()
    },
  })
  const { answer } = form.values
  const now: Decision = one.state === 'upheld' ? 'upheld' : 'dismissed'
  const then: Decision = now === 'upheld' ? 'dismissed' : 'upheld'
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <RadioGroup
        {...form.field('answer')}
        onChange={(id) => form.setValues((all) => ({ ...all, answer: id as 'granted', ground: '', wording: noWords }))}
        label={t('title')}
        bare
        choices={answers.map((id) => ({ id, text: t(id) }))}
      />
      {answer ? (
        <ReasonFields
          values={form.values}
          onChange={(some) => form.setValues((all) => ({ ...all, ...some }))}
          errorOf={form.errorOf}
          decision={answer === 'granted' ? then : now}
          standard={one.standard}
        />
      ) : null}
      <div>
        <Button type="submit" look="primary" disabled={!answer || !form.values.ground} busy={form.sending}>
          {t('go')}
        </Button>
      </div>
    </form>
  )
}
