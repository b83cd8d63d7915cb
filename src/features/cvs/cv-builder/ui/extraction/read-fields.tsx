import type { CvContent } from '#libraries/cv-content/content-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import {
  type ContactField,
  type ContactList,
  contactFields,
  contactLists,
  type EntryField,
  type EntryPart,
  emptyEntry,
  entriesIn,
  withEntries,
  withValue,
} from '../../cv-fields.ts'
import { isDoubtful } from '../../rules.ts'
import type { OpenCv } from '../use-cv.ts'
import { useCvWords } from '../use-cv-words.ts'
import { FieldRow } from './field-row.tsx'
import { MissingWork } from './missing-work.tsx'
import { ReadEntries } from './read-entries.tsx'
import type { Shared } from './read-part.ts'
import { ReadPersonal } from './read-personal.tsx'
import { ReadSkills } from './read-skills.tsx'

type Props = { open: OpenCv; content: CvContent; onlyDoubtful: boolean }
const readParts = ['experience', 'education', 'languages'] as const
const furtherParts = ['certificates', 'projects', 'others'] as const
const summary: EntryField = { name: 'summary', kind: 'prose', most: 4000 }

/** Everything that was read, in the order of a CV. */
export function ReadFields({ open, content, onlyDoubtful }: Props) {
  const t = useTranslations('cvBuilder')
  const found = new Map(open.cv.fields.map((field) => [field.path, field]))
  const isShown = (path: string) => !onlyDoubtful || isDoubtful(found.get(path) ?? { confidence: null, mine: false })
  const row = (path: string) => ({
    path,
    found: found.get(path),
    onChange: (value: string | number | null) => open.change(withValue(content, path, value)),
    onKeep: () => open.keep([path]),
  })
  const add = (part: EntryPart) =>
    open.change(withEntries(content, part, [...entriesIn(content, part), emptyEntry(part)]))
  const shared = { open, content, isShown, row }
  const missing =
    content.experience.length === 0 ? <MissingWork heading={open.cv.work_kept} onAdd={() => add('experience')} /> : null
  if (onlyDoubtful && !open.cv.fields.some(isDoubtful))
    return (
      missing ?? (
        <Note tone="good" title={t('extraction.nothingLeft')}>
          <p>{t('extraction.nothingLeftText')}</p>
        </Note>
      )
    )
  return (
    <div className="stack stack-l cv-groups">
      {missing}
      <Contact {...shared} />
      <ReadPersonal {...shared} />
      {readParts.map((part) => (
        <Group key={part} part={part} {...shared} onAdd={onlyDoubtful ? null : () => add(part)} />
      ))}
      <section className="cv-group" aria-labelledby="cv-group-skills">
        <h2 id="cv-group-skills">{t('parts.skills')}</h2>
        <ReadSkills {...shared} onlyDoubtful={onlyDoubtful} />
      </section>
      {isShown('summary') ? (
        <section className="cv-group" aria-labelledby="cv-group-summary">
          <h2 id="cv-group-summary">{t('parts.summary')}</h2>
          <dl>
            <FieldRow {...row('summary')} label={t('parts.summary')} field={summary} value={content.summary} />
          </dl>
        </section>
      ) : null}
      {furtherParts.map((part) => (
        <Group key={part} part={part} {...shared} onAdd={onlyDoubtful ? null : () => add(part)} />
      ))}
    </div>
  )
}

type GroupProps = Shared & {
  part: (typeof readParts)[number] | (typeof furtherParts)[number]
  onAdd: (() => void) | null
}

/** Entries of one part under its name. */
function Group({ part, onAdd, ...shared }: GroupProps) {
  const t = useTranslations('cvBuilder')
  return (
    <section className="cv-group" aria-labelledby={`cv-group-${part}`}>
      <h2 id={`cv-group-${part}`}>{t(`parts.${part}`)}</h2>
      <ReadEntries part={part} {...shared} />
      {onAdd ? (
        <div>
          <Button look="text" size="s" icon="plus" onClick={onAdd}>
            {t(`add.${part}`)}
          </Button>
        </div>
      ) : null}
    </section>
  )
}

/** Name and ways to reach somebody. */
function Contact({ open, content, isShown, row }: Shared) {
  const t = useTranslations('cvBuilder')
  const { label } = useCvWords()
  const lines = (Object.keys(contactFields) as ContactField[]).filter(isShown)
  const lists = Object.keys(contactLists) as ContactList[]
  const shownLists = lists.map((list) => ({
    list,
    ats: [...content[list].keys()].filter((at) => isShown(`${list}.${at}`)),
  }))
  if (lines.length === 0 && shownLists.every(({ ats }) => ats.length === 0)) return null
  return (
    <section className="cv-group" aria-labelledby="cv-group-contact">
      <h2 id="cv-group-contact">{t('parts.contact')}</h2>
      <dl>
        {lines.map((name) => (
          <FieldRow
            key={name}
            {...row(name)}
            label={label('contact', name)}
            field={{ name, kind: 'line', most: contactFields[name] }}
            value={content[name]}
          />
        ))}
        {shownLists.flatMap(({ list, ats }) =>
          ats.map((at) => (
            <FieldRow
              key={`${list}.${at}`}
              {...row(`${list}.${at}`)}
              label={label('contact', list)}
              field={{ name: list, kind: list === 'links' ? 'link' : 'phone', most: contactLists[list].length }}
              value={content[list][at] ?? ''}
              onRemove={() => open.change({ ...content, [list]: content[list].toSpliced(at, 1) })}
            />
          )),
        )}
      </dl>
    </section>
  )
}
