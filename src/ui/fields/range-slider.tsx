import './range-slider.css'
import { useState } from 'react'
import { Slider, SliderThumb, SliderTrack } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { roundStep, roundTop } from './range-steps.ts'

type Range = { min: number | null; max: number | null }
type Props = Range & { label: string; onChange: (range: Range) => void }

/** From and to on one line, beside the number fields it follows; loaded by `MoneyField` only. */
export default function RangeSlider({ min, max, label, onChange }: Props) {
  const t = useTranslations('ui')
  // the line must not grow under the thumb that is being moved
  const [held, hold] = useState<number | null>(null)
  const top = held ?? roundTop(max ?? min)
  const from = Math.min(min ?? 0, top)
  const to = Math.min(max ?? top, top)
  return (
    <Slider
      className="range"
      aria-label={label}
      minValue={0}
      maxValue={top}
      step={roundStep(top)}
      value={[Math.min(from, to), Math.max(from, to)]}
      onChange={([low = 0, high = top]) => {
        hold(top)
        onChange({ min: low === 0 ? null : low, max: high === top && max === null ? null : high })
      }}
      onChangeEnd={() => hold(null)}
    >
      <SliderTrack className="range-track">
        {({ state }) => (
          <>
            <span
              className="range-between"
              style={{
                insetInlineStart: `${state.getThumbPercent(0) * 100}%`,
                inlineSize: `${(state.getThumbPercent(1) - state.getThumbPercent(0)) * 100}%`,
              }}
            />
            <SliderThumb index={0} className="range-thumb" aria-label={t('money.from')} />
            <SliderThumb index={1} className="range-thumb" aria-label={t('money.to')} />
          </>
        )}
      </SliderTrack>
    </Slider>
  )
}
