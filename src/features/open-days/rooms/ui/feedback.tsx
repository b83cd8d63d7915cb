import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import { Button } from '#ui/basics/button.tsx'
import { LooseProblem } from '#ui/fields/loose-problem.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { showRoom } from '../contract.ts'
import { giveFeedback } from '../feedback-contract.ts'

type Props = { linkKey: string; given: { stars: number; words: string } | null }

/** Two questions once it is over; the company reads the answers without who gave them. */
export function Feedback({ linkKey, given }: Props) {
  const t = useTranslations('rooms.feedback')
  const form = useForm(giveFeedback, {
    initial: { stars: given ? String(given.stars) : '', words: given?.words ?? '' },
    // nothing chosen is nothing given, and not a nought
    toInput: ({ stars, words }) => ({ key: linkKey, stars, words }),
    onDone() {
      toast.show({ text: t('thanks'), tone: 'good' })
      refreshCall(showRoom)
    },
  })
  return (
    <form method="post" className="stack" onSubmit={form.submit} noValidate aria-label={t('title')}>
      <h2>{t('title')}</h2>
      <LooseProblem problem={form.problem} fields={['stars', 'words']} />
      <NativeSelect
        {...form.field('stars')}
        label={t('stars')}
        empty=""
        required
        choices={[5, 4, 3, 2, 1].map((one) => ({ id: String(one), text: t(`scale.${one as 5}`) }))}
      />
      <TextArea {...form.field('words')} label={t('words')} help={t('wordsHelp')} optional rows={3} maxLength={1000} />
      <div>
        <Button type="submit" look="primary" busy={form.sending}>
          {t(given ? 'again' : 'send')}
        </Button>
      </div>
    </form>
  )
}
