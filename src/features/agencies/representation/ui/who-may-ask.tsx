import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { Card } from '#ui/basics/card.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { listRepresented, setWhoMayAsk } from '../contract.ts'
import { type WhoMayAsk as Who, whoMayAsk } from '../rules.ts'

/** Which agencies may ask at all. */
export function WhoMayAsk({ who }: { who: Who }) {
  const t = useTranslations('representation')
  const set = useSend(setWhoMayAsk, {
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(listRepresented)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
    inTurn: 'who-may-ask',
  })
  return (
    <Card>
      <RadioGroup
        name="who"
        label={t('whoMayAsk')}
        value={set.variables?.who ?? who}
        onChange={(id) => set.mutate({ who: id as Who })}
        choices={whoMayAsk.map((id) => ({ id, text: t(`who.${id}`) }))}
      />
    </Card>
  )
}
