import './brands.css'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Weak, weakPairs } from './weak-pairs.ts'

const themes = ['light', 'dark'] as const
type Props = { tokens: Record<string, string>; name: string }

/** The parts of a page in both themes with these tokens, and which colours cannot be told apart. */
export function BrandPreview(props: Props) {
  return (
    <div className="brand-panels">
      {themes.map((theme) => (
        <Panel key={theme} theme={theme} {...props} />
      ))}
    </div>
  )
}

function Panel({ theme, tokens, name }: Props & { theme: (typeof themes)[number] }) {
  const t = useTranslations('brands')
  const panel = useRef<HTMLElement>(null)
  const [weak, setWeak] = useState<Weak[] | null>(null)
  const said = JSON.stringify(tokens)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours are measured anew with other tokens
  useEffect(() => setWeak(panel.current ? weakPairs(panel.current) : null), [said])
  return (
    <div className="stack stack-s">
      <section
        ref={panel}
        className="brand-panel stack"
        data-theme={theme}
        style={tokens as CSSProperties}
        aria-label={t(`themes.${theme}`)}
      >
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <p>{t('sample.text')}</p>
        <p className="small quiet">{t('sample.quiet')}</p>
        <p>
          <span className="link">{t('sample.link')}</span>
        </p>
        <TextField name={`sample-${theme}`} label={t('sample.field')} value="" onChange={() => {}} />
        <div className="cluster">
          <Button look="primary">{t('sample.go')}</Button>
          <Button look="quiet">{t('sample.back')}</Button>
          <Button look="danger">{t('sample.remove')}</Button>
        </div>
        <Note tone="info">{t('sample.note')}</Note>
      </section>
      {weak === null ? null : <Contrast weak={weak} theme={theme} />}
    </div>
  )
}

function Contrast({ weak, theme }: { weak: readonly Weak[]; theme: (typeof themes)[number] }) {
  const t = useTranslations('brands')
  if (weak.length === 0)
    return (
      <p role="status">
        <Word tone="good">{t('readable', { theme: t(`themes.${theme}`) })}</Word>
      </p>
    )
  return (
    <div role="status" className="stack stack-xs">
      <Word tone="bad">{t('weak', { count: weak.length, theme: t(`themes.${theme}`) })}</Word>
      <ul className="rows small">
        {weak.map(({ ink, ground, measured, asked }) => (
          <li key={`${ink} ${ground}`} className="row spread">
            <code dir="ltr">
              {ink} / {ground}
            </code>
            <span className="num">{t('ratio', { measured, asked })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
