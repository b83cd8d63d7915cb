import { SectionOrder } from '#features/cvs/cv-builder/ui/editor/section-order.tsx'
import { type PrintMode, papers, printModes, type Redaction, redactions } from '#libraries/cv-content/look-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { Checkbox, RadioGroup } from '#ui/fields/choice.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { accents } from './accents.ts'
import { TemplateGallery } from './template-gallery.tsx'
import type { OpenLook } from './use-look.ts'

type Has = { photo: boolean; personal: boolean; references: boolean }
type Props = {
  open: OpenLook
  has: Has
  /** Whether pages as they came can be kept. */
  original: boolean
}

/** Everything about a look that may be chosen. */
export function LookFields({ open, has, original }: Props) {
  const t = useTranslations('cvFormatting.look')
  const { look, set, redaction, setRedaction, mode } = open
  const isNew = mode === 'reformat'
  return (
    <div className="stack stack-l">
      {original ? <Mode open={open} /> : null}
      {isNew ? <TemplateGallery open={open} /> : null}
      <RadioGroup
        name="language"
        label={t('language')}
        help={t('languageHelp')}
        look="segments"
        value={look.language}
        onChange={(language) => set({ language: language as Language })}
        choices={languages.map((id) => ({ id, text: <span lang={id}>{languageNames[id]}</span> }))}
      />
      <RadioGroup
        name="redaction"
        label={t('redaction')}
        value={redaction}
        onChange={(next) => setRedaction(next as Redaction)}
        choices={redactions.map((id) => ({
          id,
          text: t(id),
          ...(id !== 'none' && { help: t(isNew ? `${id}Help` : `${id}Original`) }),
        }))}
      />
      {isNew ? <Shows open={open} has={has} /> : null}
      {isNew ? <SectionOrder look={look} onChange={open.change} /> : null}
      <NativeSelect
        name="paper"
        label={t('paper')}
        value={look.paper}
        onChange={(paper) => set({ paper: paper as (typeof papers)[number] })}
        choices={papers.map((id) => ({ id, text: t(id) }))}
      />
      <Colours open={open} />
    </div>
  )
}

function Mode({ open: { mode, setMode } }: { open: OpenLook }) {
  const t = useTranslations('cvFormatting.look')
  return (
    <RadioGroup
      name="mode"
      label={t('mode')}
      look="segments"
      value={mode}
      onChange={(next) => setMode(next as PrintMode)}
      choices={printModes.map((id) => ({ id, text: t(`modes.${id}`) }))}
      help={t(`modes.${mode}Help`)}
    />
  )
}

function Shows({ open: { look, set, show, redaction }, has }: { open: OpenLook; has: Has }) {
  const t = useTranslations('cvFormatting.look')
  if (!has.photo && !has.personal && !has.references) return null
  return (
    <FieldGroup label={t('shows')} name="shows">
      {() => (
        <div>
          {has.photo ? (
            <Checkbox
              name="photo"
              value={look.photo && redaction !== 'anonymous'}
              disabled={redaction === 'anonymous'}
              onChange={(photo) => set({ photo })}
            >
              {t('photo')}
            </Checkbox>
          ) : null}
          {(['personal', 'references'] as const)
            .filter((section) => has[section])
            .map((section) => (
              <Checkbox
                key={section}
                name={section}
                value={!look.hidden.includes(section)}
                onChange={(shown) => show(section, shown)}
              >
                {t(section)}
              </Checkbox>
            ))}
        </div>
      )}
    </FieldGroup>
  )
}

function Colours({ open: { look, set } }: { open: OpenLook }) {
  const t = useTranslations('cvFormatting.look')
  return (
    <FieldGroup label={t('accent')} name="accent">
      {() => (
        <div className="cluster">
          {[null, ...accents].map((accent) => (
            <label key={accent ?? 'own'} className="cv-colour">
              <input
                type="radio"
                name="accent"
                checked={look.accent === accent}
                onChange={() => set({ accent })}
                aria-label={accent ? t(`colours.c${accent.slice(1)}`) : t('own')}
              />
              {accent ? <i style={{ background: accent }} /> : <span className="small">{t('own')}</span>}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
