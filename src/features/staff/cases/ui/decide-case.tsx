import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { decideCase, showCase, type WholeCase } from '../contract.ts'
import { type Decision, decisions, type Ground, isFraud } from '../rules.ts'
import { noWords, ReasonFields } from './reason-fields.tsx'

type Props = { one: WholeCase; except: readonly string[]; onDecided: () => void }

/** Upheld or not, with a reason in every language; nothing is chosen beforehand. */
export function DecideCase({ one, except, onDecided }: Props) {
  const t = useTranslations('cases.decide')
  const form = useForm(decideCase, {
    initial: { decision: '' as Decision | '', ground: '' as Ground | '', wording: noWords, note: '' },
    toInput: ({ decision, ground, ...rest }) => ({
      ...{ case: one.id, decision: decision as Decision, ground: ground as Ground, except: [...except] },
      ...rest,
    }),
    onDone() {
      onDecided()
      toast.show({ text: t('done'), tone: 'good' })
      refreshCall(showCase)
      document.querySelector('h1')?.focus()
    },
  })
  const { decision, ground } = form.values
  return (
    <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <RadioGroup
        {...form.field('decision')}
        onChange={(id) => form.setValues((all) => ({ ...all, decision: id as Decision, ground: '', wording: noWords }))}
        label={t('title')}
        bare
        choices={decisions.map((id) => ({
          id,
          text: t(id),
          ...(id === 'upheld' && one.about === 'job' && { help: t('jobHelp') }),
        }))}
      />
      {decision ? (
        <ReasonFields
          values={form.values}
          onChange={(some) => form.setValues((all) => ({ ...all, ...some }))}
          errorOf={form.errorOf}
          decision={decision}
          standard={one.standard}
        />
      ) : null}
      {one.page && isFraud(ground) ? <p className="small quiet">{t('fraudHelp')}</p> : null}
      <div>
        <Button
          type="submit"
          look={decision === 'upheld' ? 'danger-solid' : 'primary'}
          disabled={!decision || !ground}
          busy={form.sending}
        >
          {t('go')}
        </Button>
      </div>
    </form>
  )
}
