import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'

type Props = { name: string; label: string; value: number; onChange: (rating: number) => void }

/** One to five, in sight; five is best. */
export function Rating({ name, label, value, onChange }: Props) {
  const t = useTranslations('pipeline.scorecards')
  const format = useFormatter()
  return (
    <RadioGroup
      name={name}
      label={<bdi>{label}</bdi>}
      look="segments"
      value={String(value)}
      onChange={(rating) => onChange(Number(rating))}
      choices={[1, 2, 3, 4, 5].map((rating) => ({
        id: String(rating),
        text: (
          <>
            {format.number(rating)}
            <span className="sr-only"> {t(`ratings.${rating}`)}</span>
          </>
        ),
      }))}
    />
  )
}
