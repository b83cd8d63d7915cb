import { useState } from 'react'
import { useFormatter } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { Button } from '#ui/basics/button.tsx'
import { History } from '#ui/lists/history.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { SelectTable } from '#ui/lists/select-table.tsx'
import type { Column } from '#ui/lists/table.tsx'
import { Tabs } from '#ui/lists/tabs.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { Specimen } from './specimen.tsx'
import { useTexts as readTexts, type useTexts } from './texts.ts'

type Row = { id: string; name: string; stage: string; pay: number }

/** Tables, pages, tabs and histories. */
export function ListsSection() {
  const texts = readTexts()
  const format = useFormatter()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(['0']))
  const rows = texts.people.map((name, at) => ({
    id: String(at),
    name,
    stage: texts.steps[at % 5] ?? '',
    pay: 8500 + at * 1250,
  }))
  return (
    <Specimen id="lists" title={texts.sections.lists}>
      <SelectTable
        caption={texts.sections.lists}
        columns={columnsOf(texts, (pay) => format.number(pay))}
        rows={rows}
        rowId={(row) => row.id}
        rowName={(row) => row.name}
        chosen={chosen}
        onChoose={setChosen}
        actions={
          <>
            <Button size="s" look="plain">
              {texts.takeBack}
            </Button>
            <Button size="s" look="primary">
              {texts.columns[2]}
            </Button>
          </>
        }
      />
      <Pagination page={7} pages={400} href={(page) => `?page=${page}#lists`} />
      <Tabs
        label={texts.stage}
        parts={texts.steps.slice(0, 3).map((words, at) => ({
          id: words,
          words,
          count: at * 4 || undefined,
          children: <p className="quiet">{texts.emptyWords}</p>,
        }))}
      />
      <History
        label={texts.sections.lists}
        entries={texts.history.map((words, at) => ({
          id: words,
          at: `2026-11-1${at}`,
          when: format.dateTime(new Date(`2026-11-1${at}T10:00Z`), { day: 'numeric', month: 'long' }),
          words,
          said: at === 2 ? texts.said : undefined,
          face: at === 2 ? <Avatar name="Omar Farouk" size="s" /> : undefined,
        }))}
      />
    </Specimen>
  )
}

const columnsOf = (texts: ReturnType<typeof useTexts>, money: (pay: number) => string): Column<Row>[] => [
  {
    id: 'name',
    head: texts.name,
    names: true,
    sort: { href: '#lists', now: 'ascending' },
    cell: (row) => (
      <span className="row">
        <Avatar name={row.name} size="s" />
        <bdi>{row.name}</bdi>
      </span>
    ),
  },
  { id: 'stage', head: texts.stage, cell: (row) => row.stage },
  { id: 'place', head: texts.where, wideOnly: true, cell: () => texts.place },
  { id: 'pay', head: texts.expected, numeric: true, sort: { href: '#lists' }, cell: (row) => money(row.pay) },
  {
    id: 'menu',
    head: <span className="sr-only">{texts.edit}</span>,
    numeric: true,
    cell: (row) => (
      <Menu
        iconOnly
        size="s"
        label={`${texts.edit}, ${row.name}`}
        entries={[
          { id: 'edit', text: texts.edit, icon: 'edit' },
          { id: 'copy', text: texts.copy, icon: 'copy', help: texts.nextWords },
          'line',
          { id: 'erase', text: texts.erase, icon: 'trash', tone: 'bad' },
        ]}
      />
    ),
  },
]
