import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { mostEntries } from '../../cv-fields.ts'
import { isDoubtful } from '../../rules.ts'
import type { Shared } from './read-part.ts'
import { useSpot } from './spotlight.tsx'

/** Skills as short words: each is taken away by its cross, new ones are written below. */
export function ReadSkills({ open, content, isShown, row, onlyDoubtful }: Shared & { onlyDoubtful: boolean }) {
  const t = useTranslations('cvBuilder.skills')
  const { lit, light } = useSpot()
  const [written, write] = useState('')
  const shown = content.skills.flatMap((skill, at) => (isShown(`skills.${at}.name`) ? [{ ...skill, at }] : []))
  const doubtful = shown.flatMap(({ at }) => {
    const path = `skills.${at}.name`
    const found = row(path).found
    return found && isDoubtful(found) ? [path] : []
  })
  const add = () => {
    const names = written
      .split(/[,،;]/)
      .map((name) => name.trim().slice(0, 80))
      .filter(Boolean)
    if (names.length === 0) return
    const skills = [...content.skills, ...names.map((name) => ({ name, years: null }))]
    open.change({ ...content, skills: skills.slice(0, mostEntries.skills) })
    write('')
  }
  return (
    <div className="stack stack-s">
      {shown.length > 0 ? (
        <ul className="cluster cv-skills">
          {shown.map(({ name, at }) => {
            const path = `skills.${at}.name`
            const found = row(path).found
            return (
              <li
                key={path}
                id={`cv-${path}`}
                className="chip cv-skill"
                data-doubt={(found && isDoubtful(found)) || undefined}
                data-lit={lit === path || undefined}
                onPointerEnter={() => light(path, 'fields')}
              >
                <bdi>{name}</bdi>
                <button
                  type="button"
                  aria-label={t('remove', { skill: name })}
                  onFocus={() => light(path, 'fields')}
                  onClick={() => open.change({ ...content, skills: content.skills.toSpliced(at, 1) })}
                >
                  <Icon name="x" size="s" />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
      {doubtful.length > 0 ? (
        <div className="cluster">
          <p className="small cv-doubt-words">{t('doubt', { count: doubtful.length })}</p>
          <Button size="s" icon="check" onClick={() => open.keep(doubtful)}>
            {t('right')}
          </Button>
        </div>
      ) : null}
      {onlyDoubtful ? null : (
        <form
          method="post"
          className="row"
          onSubmit={(event) => {
            event.preventDefault()
            add()
          }}
        >
          <div className="grow">
            <TextField
              name="new-skill"
              label={t('new')}
              bare
              size="s"
              placeholder={t('new')}
              value={written}
              onChange={write}
            />
          </div>
          <Button type="submit" size="s" icon="plus">
            {t('add')}
          </Button>
        </form>
      )}
    </div>
  )
}
