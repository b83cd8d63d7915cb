import './error-summary.css'
import { useEffect, useRef, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { fieldId } from './field.tsx'

type Props = {
  /** Name of the field → what is wrong with it, in the order of the form; with its label where that alone says too little. */
  errors: readonly { name: string; text: string; label?: string | undefined }[]
  /** Reads the labels of the fields off the page: for a form that does not know what it holds; a word names the part that is shown. */
  findLabels?: boolean | string
  /** Shows a field that the page has elsewhere, instead of going to it by its link. */
  onPick?: (name: string) => void
  /** Takes the focus when it appears: after a try to send in a hydrated form. */
  takeFocus?: boolean
}

/** Plain. What is wrong, summed up above the form, with links to the fields. Nothing when nothing is wrong. */
export function ErrorSummary({ errors, takeFocus, findLabels, onPick }: Props) {
  const t = useTranslations('ui')
  const box = useRef<HTMLDivElement>(null)
  // by what is wrong: the same errors in a new list must not call one back from the field one is mending
  const wrong = errors.map(({ name, text }) => `${name} ${text}`).join('\n')
  const known = useRef<readonly string[]>([])
  useEffect(() => {
    const lines = wrong ? wrong.split('\n') : []
    // a list that grows shorter as one mends calls nobody back either
    if (takeFocus && lines.some((line) => !known.current.includes(line))) box.current?.focus()
    known.current = lines
  }, [takeFocus, wrong])
  const [labels, setLabels] = useState<Record<string, string>>({})
  useEffect(() => {
    if (findLabels && wrong)
      setLabels(Object.fromEntries(wrong.split('\n').map((line) => labelOf(line.split(' ')[0] ?? ''))))
  }, [findLabels, wrong])
  if (!errors.length) return null
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={box}>
      <Icon name="alert" />
      <div>
        <h2>{t('errors.title', { count: errors.length })}</h2>
        <p>{t('errors.kept')}</p>
        <ul>
          {errors.map(({ name, text, label }) => (
            <li key={name}>
              <a
                className="link"
                href={`#${fieldId(name)}`}
                onClick={
                  onPick &&
                  ((event) => {
                    event.preventDefault()
                    onPick(name)
                  })
                }
              >
                {label || labels[name]
                  ? t('errors.named', { label: apart(label || labels[name] || ''), message: text })
                  : text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

const named = ':scope > :is(legend, .field-label, .sr-only)'

/** What stands above a field, without the mark that says it is optional. */
function labelOf(name: string): [string, string] {
  const id = fieldId(name)
  // what is made of several parts has its name beside them
  const label =
    document.querySelector(`label[for="${id}"]`) ?? document.getElementById(id)?.closest('.field')?.querySelector(named)
  return [name, label?.firstChild?.textContent?.trim() ?? '']
}
