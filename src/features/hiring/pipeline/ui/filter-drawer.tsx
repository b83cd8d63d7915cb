import { type ReactNode, useId } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { filterChoices } from '../contract.ts'
import { waits } from '../rules.ts'
import type { Asking, FilterName } from './asked.ts'
import { useColumnName } from './column-name.ts'
import { useSourceName } from './source-name.ts'

type Props = {
  job: string
  asking: Asking
  total: number
  /** How they are shown: above the filters of a phone. */
  view: ReactNode
  onClose: () => void
}

/** What the applicants are narrowed by, and on a phone how they are shown; every choice counts at once. */
export function FilterDrawer({ job, asking, total, view, onClose }: Props) {
  const t = useTranslations('pipeline.filters')
  const { data } = useCall(filterChoices, { job })
  const choices = data?.data
  return (
    <Drawer
      open
      onClose={onClose}
      title={t('title')}
      footer={
        <>
          <Button look="primary" onClick={onClose}>
            {t('show', { count: total })}
          </Button>
          <Button look="quiet" onClick={asking.clear}>
            {t('clear')}
          </Button>
        </>
      }
    >
      {view}
      {choices ? <Filters asking={asking} choices={choices} /> : <Skeleton />}
    </Drawer>
  )
}

type Choices = Gives<typeof filterChoices>['data']

function Filters({ asking, choices }: { asking: Asking; choices: Choices }) {
  const t = useTranslations('pipeline.filters')
  const nameOf = useColumnName()
  const sourceName = useSourceName()
  return (
    <div className="stack stack-l">
      <Group title={t('stage')}>
        <Boxes asking={asking} name="stage" all={choices.stages.map((one) => ({ id: one.id, text: nameOf(one) }))} />
      </Group>
      <Group title={t('wait')}>
        <Boxes asking={asking} name="wait" all={waits.map((id) => ({ id, text: t(`waits.${id}`) }))} />
      </Group>
      <Group title={t('requirements')}>
        <Boxes
          asking={asking}
          name="requirements"
          all={choices.requirements.map(({ requirements, count }) => ({
            id: requirements,
            text: t(`requirementsMet.${requirements}`),
            count,
          }))}
        />
        <p className="small faint">{t('requirementsHelp')}</p>
      </Group>
      {choices.tags.length > 0 ? (
        <Group title={t('tag')}>
          <Boxes
            asking={asking}
            name="tag"
            all={choices.tags.map(({ tag, count }) => ({ id: tag, text: tag, count }))}
          />
        </Group>
      ) : null}
      <div className="stack">
        <NativeSelect
          name="rating"
          label={t('rating')}
          empty={t('any')}
          value={String(asking.asked.rating ?? '')}
          onChange={(value) => asking.set('rating', value)}
          choices={[5, 4, 3, 2, 1].map((rating) => ({ id: String(rating), text: t('atLeast', { rating }) }))}
        />
        <NativeSelect
          name="task"
          label={t('task')}
          empty={t('any')}
          value={asking.asked.task ?? ''}
          onChange={(value) => asking.set('task', value)}
          choices={choices.team.map(({ id, name }) => ({ id, text: name }))}
        />
      </div>
      <Group title={t('cv')}>
        <Boxes
          asking={asking}
          name="cv"
          all={[
            { id: 'yes', text: t('withCv') },
            { id: 'no', text: t('withoutCv') },
          ]}
        />
      </Group>
      <Group title={t('source')}>
        <Boxes
          asking={asking}
          name="source"
          all={choices.sources.map(({ source, count }) => ({ id: source, text: sourceName(source), count }))}
        />
      </Group>
      {choices.countries.length > 0 ? (
        <Group title={t('country')}>
          <Boxes
            asking={asking}
            name="country"
            all={choices.countries.map(({ id, text, count }) => ({ id: String(id), text, count }))}
          />
        </Group>
      ) : null}
    </div>
  )
}

type BoxesProps = { asking: Asking; name: FilterName; all: readonly { id: string; text: string; count?: number }[] }

function Boxes({ asking, name, all }: BoxesProps) {
  return all.map(({ id, text, count }) => (
    <Checkbox key={id} name={name} value={asking.has(name, id)} count={count} onChange={() => asking.toggle(name, id)}>
      <bdi>{text}</bdi>
    </Checkbox>
  ))
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a grid everywhere
    <div role="group" aria-labelledby={id} className="stack stack-s">
      <h3 id={id} className="small">
        {title}
      </h3>
      {children}
    </div>
  )
}
