import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { countFor } from '#ui/fields/numbers.ts'
import { TextField } from '#ui/fields/text-field.tsx'
import { listImported, saveImportSettings, showImportSettings } from '../contract.ts'

/** How long people are kept. */
export function KeepMonths() {
  const { data } = useCall(showImportSettings, {})
  return data ? <Months key={data.data.keep_months} now={data.data.keep_months} /> : null
}

function Months({ now }: { now: number }) {
  const t = useTranslations('imports')
  const form = useForm(saveImportSettings, {
    initial: { keep_months: String(now) },
    toInput: ({ keep_months }) => ({ keep_months: countFor(keep_months) }),
    onDone() {
      toast.show({ text: t('saved'), tone: 'good' })
      refreshCall(showImportSettings)
      refreshCall(listImported)
    },
  })
  return (
    <Card title={t('keep.title')}>
      <form method="post" className="stack stack-s" onSubmit={form.submit} noValidate>
        <LooseProblem problem={form.problem} />
        <TextField
          {...form.field('keep_months')}
          label={t('keep.months')}
          help={t('keep.help')}
          inputMode="numeric"
          dir="ltr"
          maxLength={2}
        />
        <div>
          <Button type="submit" busy={form.sending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Card>
  )
}
