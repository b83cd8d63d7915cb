import { useState } from 'react'
import { positions } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import { useForm } from '#platform/browser/use-form.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { languageNames, languages } from '#platform/shared/languages.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { FormDialog } from '#ui/over/form-dialog.tsx'
import { addOccupationName, readOccupationNames, removeOccupationName } from '../contract.ts'
import type { Route } from './+types/occupation-names-screen'

type Data = Gives<typeof readOccupationNames>['data']
type Asked = { name: string; language: string }

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.lookup.edit')
  return { first: session ? await load(page, readOccupationNames, {}) : undefined }
}

/** What people searched for in vain, and the names that admins gave to occupations. */
export default function OccupationNamesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('understanding')
  useTopic(first ? 'lookups:all' : null)
  const { data, isError, refetch } = useCall(readOccupationNames, {}, { initial: first, enabled: first !== undefined })
  const [adding, setAdding] = useState<Asked | null>(null)
  const { names = [], in_vain = [] } = data?.data ?? {}
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="occupation-names" className="stack stack-xl">
        <header className="cluster spread">
          <div className="stack stack-xs">
            <h1>{t('title')}</h1>
            <p className="quiet measure">{t('text')}</p>
          </div>
          <Button look="primary" icon="plus" onClick={() => setAdding({ name: '', language: 'en' })}>
            {t('add')}
          </Button>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        <InVain rows={in_vain} onName={setAdding} />
        <Names rows={names} />
        {adding ? <NameDialog asked={adding} onClose={() => setAdding(null)} /> : null}
      </main>
    </AppShell>
  )
}

function InVain({ rows, onName }: { rows: Data['in_vain']; onName: (asked: Asked) => void }) {
  const t = useTranslations('understanding')
  return (
    <section className="stack">
      <h2>{t('inVain')}</h2>
      <Table
        caption={t('inVain')}
        rows={rows}
        rowId={({ words, language }) => `${language} ${words}`}
        empty={
          <Empty icon="search" title={t('noneInVain')}>
            {t('noneInVainHelp')}
          </Empty>
        }
        columns={[
          { id: 'words', head: t('words'), names: true, cell: ({ words }) => <bdi>{words}</bdi> },
          { id: 'language', head: t('language'), folds: true, cell: ({ language }) => languageNames[language] },
          { id: 'times', head: t('times'), numeric: true, folds: 'named', cell: ({ times }) => times },
          {
            id: 'name',
            head: <span className="sr-only">{t('add')}</span>,
            cell: ({ words: name, language }) => (
              <Button size="s" onClick={() => onName({ name, language })}>
                {t('give')}
                <span className="sr-only"> {name}</span>
              </Button>
            ),
          },
        ]}
      />
    </section>
  )
}

function Names({ rows }: { rows: Data['names'] }) {
  const t = useTranslations('understanding')
  const remove = useSend(removeOccupationName, {
    onDone: () => {
      toast.show({ text: t('removed'), tone: 'good' })
      refreshCall(readOccupationNames)
    },
    onProblem: () => toast.show({ text: t('failed'), tone: 'bad' }),
  })
  return (
    <section className="stack">
      <h2>{t('names')}</h2>
      <Table
        caption={t('names')}
        rows={rows}
        rowId={({ id }) => id}
        empty={
          <Empty icon="list" title={t('noNames')}>
            {t('noNamesHelp')}
          </Empty>
        }
        columns={[
          { id: 'name', head: t('name'), names: true, cell: ({ name }) => <bdi>{name}</bdi> },
          { id: 'position', head: t('position'), cell: ({ position }) => <bdi>{position}</bdi> },
          { id: 'language', head: t('language'), cell: ({ language }) => languageNames[language], wideOnly: true },
          {
            id: 'remove',
            head: <span className="sr-only">{t('remove')}</span>,
            cell: ({ id, name }) => (
              <IconButton
                icon="trash"
                label={t('removeOne', { name })}
                disabled={remove.isPending}
                onClick={() => remove.mutate({ id })}
              />
            ),
          },
        ]}
      />
    </section>
  )
}

const all = { id: 0 }

function NameDialog({ asked, onClose }: { asked: Asked; onClose: () => void }) {
  const t = useTranslations('understanding')
  const list = useList(positions, all)
  const form = useForm(addOccupationName, {
    initial: { name: asked.name, language: asked.language, position_id: '' },
    toInput: ({ name, language, position_id }) => ({
      name,
      language: languages.find((one) => one === language) ?? 'en',
      position_id: Number(position_id),
    }),
    onDone() {
      toast.show({ text: t('added'), tone: 'good' })
      refreshCall(readOccupationNames)
      onClose()
    },
  })
  return (
    <FormDialog form={form} onClose={onClose} title={t('add')} save={t('save')} cancel={t('cancel')}>
      <TextField {...form.field('name')} label={t('name')} maxLength={80} autoComplete="off" dir="auto" required />
      <NativeSelect
        {...form.field('language')}
        label={t('language')}
        choices={languages.map((one) => ({ id: one, text: languageNames[one] }))}
      />
      <Combobox
        name="position_id"
        label={t('position')}
        error={form.field('position_id').error}
        search={searchIn(list.loaded)}
        offered={list.choices}
        value={list.choices.find(({ id }) => id === form.values.position_id) ?? null}
        onChange={(position) => form.set('position_id', position?.id ?? '')}
      />
      <ListTrouble lists={[list]} />
    </FormDialog>
  )
}
