import { useFormatter, useTranslations } from 'use-intl'
import { RadioGroup } from '#ui/fields/choice.tsx'

type Props = { name: string; label: string; value: number; onChange: (mark: number) => void }

/** One to five, in sight; five is best. */
export function Marks({ name, label, value, onChange }: Props) {
  const t = useTranslations('pipeline.scorecards')
  const format = useFormatter()
  return (
    <RadioGroup
      name={name}
      label={<bdi>{label}</bdi>}
      look="segments"
      value={String(value)}
      onChange={(mark) => onChange(Number(mark))}
      choices={[1, 2, 3, 4, 5].map((mark) => ({
        id: String(mark),
        text: (
          <>
            {format.number(mark)}
            <span className="sr-only"> {t(`marks.${mark}`)}</span>
          </>
        ),
      }))}
    />
  )
}
