import { useState } from 'react'
import { openStages } from '#features/hiring/applications/stages.ts'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { languageNames, languages } from '#platform/shared/languages.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

export type Draft = {
  key: string
  id: string | null
  phase: string
  names: Readonly<Record<string, string>>
  count: number
}

type Props = {
  stage: Draft
  isFirst: boolean
  isLast: boolean
  onChange: (to: Partial<Draft>) => void
  onShift: (way: 1 | -1) => void
  onRemove: () => void
}

/** Name, phase and place of a stage; a name in other languages where somebody wants one. */
export function StageFields({ stage, isFirst, isLast, onChange, onShift, onRemove }: Props) {
  const t = useTranslations('pipeline.stages')
  const column = useTranslations('applications.columns')
  const { language } = useSite()
  const others = languages.filter((one) => one !== language)
  const [more, setMore] = useState(() => !stage.names[language] && stage.id !== null)
  const name = Object.values(stage.names).find(Boolean) ?? t('new')
  const field = (one: (typeof languages)[number], label: string) => (
    <TextField
      key={one}
      name={`stage-${stage.key}-${one}`}
      label={label}
      maxLength={40}
      value={stage.names[one] ?? ''}
      onChange={(text) => onChange({ names: { ...stage.names, [one]: text } })}
    />
  )
  return (
    <li className="stage-fields stack stack-s">
      <div className="stage-line">
        {field(language, t('name'))}
        <NativeSelect
          name={`phase-${stage.key}`}
          label={t('phase')}
          // whoever stands in it has been told of this phase
          disabled={stage.id !== null}
          value={stage.phase}
          onChange={(phase) => onChange({ phase })}
          choices={openStages.map((id) => ({ id, text: column(id) }))}
        />
        <span className="row">
          <IconButton icon="up" size="s" label={t('up', { name })} disabled={isFirst} onClick={() => onShift(-1)} />
          <IconButton icon="down" size="s" label={t('down', { name })} disabled={isLast} onClick={() => onShift(1)} />
          <IconButton icon="trash" size="s" label={t('remove', { name })} onClick={onRemove} />
        </span>
      </div>
      {more ? (
        <div className="stage-names">
          {others.map((one) => field(one, t('nameIn', { language: languageNames[one] })))}
        </div>
      ) : (
        <div>
          <Button look="text" size="s" icon="globe" onClick={() => setMore(true)}>
            {t('more')}
          </Button>
        </div>
      )}
    </li>
  )
}
