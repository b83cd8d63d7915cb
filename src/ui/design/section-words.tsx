import { Avatar, Faces } from '#ui/basics/avatar.tsx'
import { BrandMark } from '#ui/basics/brand-mark.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Meter, RingClock, Ticks } from '#ui/basics/meter.tsx'
import { Path, type Stop } from '#ui/basics/path.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Shelf, Specimen } from './specimen.tsx'
import { useTexts } from './texts.ts'

/** Status words, facts, faces, clocks and the path. */
export function WordsSection() {
  const texts = useTexts()
  const stops = (now: number): Stop[] =>
    texts.steps.map((words, at) => ({ words, state: at < now ? 'done' : at === now ? 'now' : 'next' }))
  return (
    <Specimen id="words" title={texts.sections.words}>
      <Shelf>
        <BrandMark name="Masar" />
        <BrandMark />
      </Shelf>
      <Shelf>
        <Word tone="good">{texts.answered}</Word>
        <Word tone="warm">{texts.promoted}</Word>
        <Word tone="bad">{texts.refused}</Word>
        <Word boxed>{texts.draft}</Word>
        <Word boxed tone="accent">
          {texts.live}
        </Word>
        <Word boxed tone="warm">
          {texts.late}
        </Word>
        <Word boxed tone="good">
          {texts.hired}
        </Word>
        <Word boxed tone="bad">
          {texts.refused}
        </Word>
        <Word boxed tone="info">
          {texts.waiting}
        </Word>
      </Shelf>
      <div className="stack stack-s">
        <h3>
          <bdi>{texts.longTitle}</bdi>
        </h3>
        <p className="quiet">
          <bdi>Gulf Ports Supply</bdi> <Icon name="verified" size="s" label={texts.checked} />
        </p>
        <div className="quiet">
          <Facts items={[texts.place, texts.mode, texts.shifts, texts.taken]} />
        </div>
      </div>
      <Shelf>
        <Avatar name="Nadia Haddad" size="xl" />
        {texts.people.map((name) => (
          <Avatar key={name} name={name} />
        ))}
        <Avatar name="Sara Al Mutairi" present size="s" />
        <Avatar name="Gulf Ports Supply" kind="company" size="l" />
        <Avatar name="مجموعة النخيل" kind="company" />
        <Faces names={texts.people.slice(0, 3)} label={texts.people.slice(0, 3).join(', ')} />
      </Shelf>
      <Path label={texts.stage} stops={stops(3)} />
      <Path label={texts.stage} stops={stops(1)} />
      <Path label={texts.stage} closed stops={[...stops(2).slice(0, 2), { words: texts.closed, state: 'end' }]} />
      <Path label={texts.stage} look="down" stops={stops(2).map((stop) => ({ ...stop, note: texts.place }))} />
      <Shelf>
        <RingClock left={0.66}>{texts.days}</RingClock>
        <RingClock left={0.08} tone="warm">
          {texts.hours}
        </RingClock>
        <RingClock left={0} tone="bad">
          {texts.late}
        </RingClock>
        <Ticks marks={['met', 'met', 'met', 'part', 'not', 'not']} label="3/6" />
      </Shelf>
      <div className="stack stack-s">
        <p className="small">{texts.taken}</p>
        <Meter part={0.15} label={texts.taken} />
      </div>
      <KeyValues look="tiles" items={keyValues(texts)} />
      <KeyValues items={keyValues(texts)} />
    </Specimen>
  )
}

const keyValues = (texts: ReturnType<typeof useTexts>) => [
  { key: texts.pay, value: <bdi>AED 7,000–9,000</bdi> },
  { key: texts.where, value: texts.place },
  { key: texts.stage, value: texts.steps[3] },
  { key: texts.start, value: texts.shifts },
]
