import { useTranslations } from '#platform/browser/intl.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import type { Grip } from '#ui/lists/sortable.tsx'
import type { Question, QuestionKind } from './job-values.ts'
import { NumberField } from './number-field.tsx'

const allKinds: readonly QuestionKind[] = ['yes_no', 'choice', 'number', 'text', 'file']
const mostChoices = 12

type Props = {
  question: Question
  place: number
  count: number
  grip: Grip
  focus: boolean
  /** How it may be answered, where that is not in every way. */
  kinds?: readonly QuestionKind[]
  onChange: (part: Partial<Question>) => void
  onMove: (way: 1 | -1) => void
  onRemove: () => void
}

/** One question: its words, how it is answered, and the answer that is needed. */
export function QuestionRow({
  question,
  place,
  count,
  grip,
  focus,
  kinds = allKinds,
  onChange,
  onMove,
  onRemove,
}: Props) {
  const t = useTranslations('jobs.own.editor.questions')
  const { id, kind, text, choices, required } = question
  return (
    <fieldset className="card question stack stack-s" aria-label={t('one', { place })}>
      <div className="row">
        <span className="sortable-grip" {...grip} aria-hidden="true">
          <Icon name="grip" />
        </span>
        <span className="grow strong small">{t('one', { place })}</span>
        <IconButton icon="up" size="s" label={t('up', { place })} disabled={place === 1} onClick={() => onMove(-1)} />
        <IconButton
          icon="down"
          size="s"
          label={t('down', { place })}
          disabled={place === count}
          onClick={() => onMove(1)}
        />
        <IconButton icon="trash" size="s" label={t('remove', { place })} onClick={onRemove} />
      </div>
      <TextField
        name={`question-${id}`}
        label={t('words')}
        maxLength={300}
        value={text}
        autoFocus={focus}
        onChange={(words) => onChange({ text: words })}
      />
      <div className="fields">
        <NativeSelect
          name={`kind-${id}`}
          label={t('kind')}
          choices={kinds.map((one) => ({ id: one, text: t(`kinds.${one}`) }))}
          value={kind}
          onChange={(one) => onChange({ kind: one as QuestionKind, knock_out: null })}
        />
        <KnockOut question={question} onChange={onChange} />
      </div>
      {kind === 'choice' ? (
        <TokenField
          name={`choices-${id}`}
          label={t('choices')}
          most={mostChoices}
          value={choices}
          onChange={(words) =>
            onChange({
              choices: words,
              ...(question.knock_out && !words.includes(question.knock_out) && { knock_out: null }),
            })
          }
        />
      ) : null}
      <Checkbox name={`required-${id}`} value={required} onChange={(on) => onChange({ required: on })}>
        {t('required')}
      </Checkbox>
    </fieldset>
  )
}

/** The answer without which one cannot apply; applicants see it before they do. */
function KnockOut({ question: { id, kind, choices, knock_out }, onChange }: Pick<Props, 'question' | 'onChange'>) {
  const t = useTranslations('jobs.own.editor.questions')
  if (kind === 'text' || kind === 'file') return <span />
  if (kind === 'number')
    return (
      <NumberField
        name={`knock-${id}`}
        label={t('atLeast')}
        optional
        value={knock_out === null ? null : Number(knock_out)}
        onChange={(least) => onChange({ knock_out: least === null ? null : String(least) })}
      />
    )
  const answers =
    kind === 'yes_no'
      ? (['yes', 'no'] as const).map((answer) => ({ id: answer as string, text: t(answer) }))
      : choices.map((answer) => ({ id: answer, text: answer }))
  return (
    <NativeSelect
      name={`knock-${id}`}
      label={t('must')}
      empty={t('anyAnswer')}
      choices={answers}
      value={knock_out ?? ''}
      onChange={(answer) => onChange({ knock_out: answer || null })}
    />
  )
}
