import { useEffect, useRef, useState } from 'react'
import { surenessOf } from '#features/cvs/cvs/sureness-rules.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { FieldWords } from '#ui/fields/field.tsx'
import type { ExtractionField } from '../../contract.ts'
import { type EntryField, suggestionsFor } from '../../cv-fields.ts'
import { isDoubtful } from '../../rules.ts'
import { useCvWords } from '../use-cv-words.ts'
import { ValueField } from '../value-field.tsx'
import { useSpot } from './spotlight.tsx'
import { ByYou, SureBars } from './sure-bars.tsx'

type Value = string | number | null
type Props = {
  path: string
  label: string
  field: EntryField
  value: Value
  found: ExtractionField | undefined
  /** What would be wrong with another value beside the rest of its entry. */
  wrong?: (value: Value) => string | undefined
  onChange: (value: Value) => void
  onKeep: () => void
  onRemove?: () => void
}

/** One thing that was read: what, how surely, and its place in the file; written anew right here. */
export function FieldRow({ path, label, field, value, found, wrong, onChange, onKeep, onRemove }: Props) {
  const t = useTranslations('cvBuilder.row')
  const ui = useTranslations('ui')
  const { lit, from, light } = useSpot()
  const [draft, setDraft] = useState<Value | undefined>(undefined)
  const row = useRef<HTMLDivElement>(null)
  const isOpen = draft !== undefined
  const doubt = found ? isDoubtful(found) : false
  const isLit = lit === path
  useEffect(() => {
    if (isLit && from === 'file') row.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isLit, from])
  useEffect(() => {
    if (isOpen) row.current?.querySelector<HTMLElement>('input:not([type="checkbox"]), textarea')?.focus()
  }, [isOpen])
  const close = () => {
    setDraft(undefined)
    requestAnimationFrame(() => row.current?.querySelector<HTMLElement>('.cv-value')?.focus())
  }
  const keep = () => {
    if (draft === undefined || draft === value) onKeep()
    else onChange(draft)
    close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only lights a place; whatever can be done is a button inside
    <div
      ref={row}
      id={`cv-${path}`}
      className="cv-row"
      data-lit={isLit || undefined}
      data-doubt={doubt || undefined}
      onPointerEnter={() => light(path, 'fields')}
      onFocus={() => light(path, 'fields')}
    >
      <dt>{label}</dt>
      <dd className="cv-row-value">
        {isOpen ? (
          <form
            method="post"
            className="stack stack-s cv-row-form"
            onSubmit={(event) => {
              event.preventDefault()
              keep()
            }}
            onKeyDown={(event) => {
              if (event.key === 'Escape') close()
            }}
          >
            <ValueField
              name={path}
              label={label}
              field={field}
              value={draft}
              error={wrong?.(draft)}
              onChange={setDraft}
            />
            <div className="cluster">
              <Button type="submit" look="primary" size="s">
                {t('save')}
              </Button>
              <Button look="text" size="s" onClick={close}>
                {ui('cancel')}
              </Button>
              {onRemove ? (
                <Button look="text" size="s" icon="trash" onClick={onRemove}>
                  {t('remove')}
                </Button>
              ) : null}
            </div>
          </form>
        ) : (
          <>
            <ReadValue label={label} field={field} value={value} onWrite={() => setDraft(value ?? '')} />
            <FieldWords id={`cv-${path}`} error={wrong?.(value)} />
          </>
        )}
      </dd>
      <dd className="cv-row-end">
        {found?.mine ? (
          <ByYou />
        ) : found?.confidence != null ? (
          <SureBars sureness={surenessOf(found.confidence)} />
        ) : null}
      </dd>
      {doubt && !isOpen ? (
        <dd className="cv-row-doubt">
          <Doubt
            field={field}
            value={value}
            onKeep={onKeep}
            onChange={onChange}
            onWrite={() => setDraft(value ?? '')}
          />
        </dd>
      ) : null}
    </div>
  )
}

type ReadProps = Pick<Props, 'label' | 'field' | 'value'> & { onWrite: () => void }

/** What stands there, as it is shown; pressed to write it anew. */
function ReadValue({ label, field, value, onWrite }: ReadProps) {
  const t = useTranslations('cvBuilder.row')
  const { shown } = useCvWords()
  return (
    <button type="button" className="cv-value" onClick={onWrite}>
      {value === null || value === '' ? (
        <span className="faint">{t('add')}</span>
      ) : (
        <bdi className="cv-value-words">{shown(field.kind, value)}</bdi>
      )}
      <Icon name="edit" size="s" />
      <span className="sr-only">{t('edit', { field: label })}</span>
    </button>
  )
}

type DoubtProps = Pick<Props, 'field' | 'value' | 'onKeep' | 'onChange'> & { onWrite: () => void }

/** What the reading was not sure of, as a question with answers to press. */
function Doubt({ field: { kind }, value, onKeep, onChange, onWrite }: DoubtProps) {
  const t = useTranslations('cvBuilder.row')
  const text = String(value ?? '')
  const suggestions = kind === 'line' ? suggestionsFor(text) : []
  const isYear = (kind === 'date' || kind === 'end') && /^\d{4}$/.test(text)
  return (
    <div className="stack stack-s">
      <p className="small cv-doubt-words">{t(isYear ? 'doubtYear' : suggestions.length > 0 ? 'doubtPart' : 'doubt')}</p>
      <div className="cluster">
        <ChipToggle icon="check" onClick={onKeep}>
          {t('right')}
        </ChipToggle>
        {suggestions.map((one) => (
          <ChipToggle key={one} onClick={() => onChange(one)}>
            <bdi>{one}</bdi>
          </ChipToggle>
        ))}
        <ChipToggle icon="edit" onClick={onWrite}>
          {t('write')}
        </ChipToggle>
      </div>
    </div>
  )
}
