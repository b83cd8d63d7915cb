import { afterMove, type PageMove, type PageState } from '#features/companies/pages/page-states.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { decideCheck, listPages, lookAtPage, movePageState } from '../contract.ts'
import { needsWords } from '../rules.ts'

const again = () => {
  refreshCall(lookAtPage)
  refreshCall(listPages)
}
const decisions = ['verified', 'refused'] as const
type Decision = (typeof decisions)[number]

/** Seen and compared, or refused with words. */
export function DecideCheck({ page, check }: { page: string; check: string }) {
  const t = useTranslations('pageChecks.admin')
  const form = useForm(decideCheck, {
    initial: { decision: 'verified' as Decision, words: '' },
    toInput: (values) => ({ page, check, ...values }),
    onDone() {
      toast.show({ text: t('decided'), tone: 'good' })
      again()
    },
  })
  const { decision } = form.values
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate>
      <LooseProblem problem={form.problem} />
      <RadioGroup
        {...form.field('decision')}
        onChange={(id) => form.set('decision', id as Decision)}
        label={t('decide')}
        choices={decisions.map((id) => ({ id, text: t(`decision.${id}`), help: t(`decision.${id}Help`) }))}
      />
      <TextArea {...form.field('words')} label={t('words')} rows={3} required={needsWords(decision)} />
      <div>
        <Button type="submit" look={decision === 'refused' ? 'danger-solid' : 'primary'} busy={form.sending}>
          {t(`decision.${decision}`)}
        </Button>
      </div>
    </form>
  )
}

type Move = Exclude<PageMove, 'close' | 'withhold'>
const moves: readonly Move[] = ['activate', 'limit', 'suspend']

/** Lets the page work, limits or suspends it: only what is possible from where it stands. */
export function DecideState({ page: { id, state } }: { page: { id: string; state: string } }) {
  const t = useTranslations('pageChecks.admin')
  const possible = moves.filter((move) => afterMove(state as PageState, move) !== null)
  const chosenOf = (wanted: string) => possible.find((move) => move === wanted) ?? possible[0]
  const form = useForm(movePageState, {
    initial: { move: '' as Move | '', words: '' },
    toInput: ({ move, words }) => ({ page: id, move: chosenOf(move) as Move, words }),
    onDone() {
      toast.show({ text: t('decided'), tone: 'good' })
      form.setValues({ move: '', words: '' })
      again()
    },
  })
  const chosen = chosenOf(form.values.move)
  if (!chosen) return null
  return (
    <Card title={t('change')}>
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} />
        <RadioGroup
          {...form.field('move')}
          value={chosen}
          onChange={(move) => form.set('move', move as Move)}
          label={t('change')}
          bare
          choices={possible.map((move) => ({ id: move, text: t(`move.${move}`), help: t(`move.${move}Help`) }))}
        />
        <TextArea {...form.field('words')} label={t('words')} rows={3} required={needsWords(chosen)} />
        <Button type="submit" look={chosen === 'activate' ? 'primary' : 'danger-solid'} wide busy={form.sending}>
          {t(`move.${chosen}`)}
        </Button>
      </form>
    </Card>
  )
}
