import './entry-table.css'
import { useSite } from '#frame/use-session.ts'
import { announce } from '#platform/browser/announce.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { adminEntries, adminLists, hideEntry, moveEntry } from '../contract.ts'
import { mayMerge } from '../rules.ts'
import { forgetLists } from './list-cache.ts'

export type Entry = Gives<typeof adminEntries>['data'][number]

type Props = {
  list: string
  entries: readonly Entry[]
  /** Whether the order on the screen is that of the list. */
  ordered: boolean
  onChange: (entry: Entry) => void
  onMerge: (entry: Entry) => void
}

/** Entries of a list in all languages, with what an admin can do with each. */
export function EntryTable({ list, entries, ordered, onChange, onMerge }: Props) {
  const t = useTranslations('lookups.admin')
  const { language } = useSite()
  const format = useFormatter()
  const failed = () => toast.show({ text: t('failed'), tone: 'bad' })
  const move = useSend(moveEntry, {
    onDone: () => {
      announce(t('moved'))
      readAgain()
    },
    onProblem: failed,
  })
  const hide = useSend(hideEntry, {
    onDone: ({ data }) => {
      toast.show({ text: t(data.hidden ? 'nowHidden' : 'nowShown'), tone: 'good' })
      readAgain()
    },
    onProblem: failed,
  })
  const place = (at: number, way: -1 | 1) => {
    const entry = entries[at]
    // one down is: before the one after the next; past the end of this page nobody knows who follows
    const before = entries[way < 0 ? at - 1 : at + 2]
    if (entry) move.mutate({ list, id: entry.id, before: before?.id ?? null })
  }
  return (
    <Table
      caption={t('title')}
      rows={entries}
      rowId={({ id }) => String(id)}
      columns={[
        {
          id: 'entry',
          head: t('entry'),
          names: true,
          cell: (entry) => <Name entry={entry} text={entry[language]} />,
        },
        {
          id: 'languages',
          head: t('languages'),
          wideOnly: true,
          cell: (entry) => <OtherTexts entry={entry} own={language} />,
        },
        ...(entries.some(({ used }) => used !== null) ? [usedColumn(t('used'), format.number)] : []),
        {
          id: 'do',
          head: <span className="sr-only">{t('edit')}</span>,
          cell: (entry) => {
            const at = entries.indexOf(entry)
            return (
              <div className="entry-tools">
                {ordered ? (
                  <>
                    <IconButton
                      icon="up"
                      size="s"
                      label={t('up', { name: entry[language] })}
                      disabled={at === 0 || move.isPending}
                      onClick={() => place(at, -1)}
                    />
                    <IconButton
                      icon="down"
                      size="s"
                      label={t('down', { name: entry[language] })}
                      disabled={at === entries.length - 1 || move.isPending}
                      onClick={() => place(at, 1)}
                    />
                  </>
                ) : null}
                <Button
                  look="quiet"
                  size="s"
                  aria-label={t('editNamed', { name: entry[language] })}
                  onClick={() => onChange(entry)}
                >
                  {t('edit')}
                </Button>
                <MergeButton list={list} entry={entry} onMerge={onMerge} />
                <Button
                  look="text"
                  size="s"
                  busy={hide.isPending && hide.variables.id === entry.id}
                  onClick={() => hide.mutate({ list, id: entry.id, hidden: !entry.hidden })}
                >
                  {t(entry.hidden ? 'show' : 'hide')}
                </Button>
              </div>
            )
          },
        },
      ]}
    />
  )
}

function MergeButton({ list, entry, onMerge }: Pick<Props, 'list' | 'onMerge'> & { entry: Entry }) {
  const t = useTranslations('lookups.admin')
  const { language } = useSite()
  if (entry.used === null || mayMerge(list, entry).refused) return null
  return (
    <Button look="text" size="s" aria-label={t('mergeNamed', { name: entry[language] })} onClick={() => onMerge(entry)}>
      {t('merge')}
    </Button>
  )
}

const usedColumn = (head: string, write: (count: number) => string) => ({
  ...{ id: 'used', head, numeric: true, wideOnly: true },
  cell: ({ used }: Entry) => write(used ?? 0),
})

function OtherTexts({ entry, own }: { entry: Entry; own: Language }) {
  return (
    <div className="small quiet">
      {languages
        .filter((one) => one !== own)
        .map((one) => (
          <div key={one} lang={one}>
            <bdi>{entry[one]}</bdi>
          </div>
        ))}
    </div>
  )
}

/** Everything that shows lists here asks for them anew. */
export function readAgain(): void {
  refreshCall(adminEntries)
  refreshCall(adminLists)
  void forgetLists().catch(() => {})
}

function Name({ entry, text }: { entry: Entry; text: string }) {
  const t = useTranslations('lookups.admin')
  return (
    <div className="stack stack-xs">
      <bdi className={entry.hidden ? 'faint' : 'strong'}>{text}</bdi>
      <Facts
        small
        items={[
          entry.hidden ? (
            <Word key="hidden" tone="warm">
              {t('hidden')}
            </Word>
          ) : null,
          entry.country,
          entry.own ? t('own') : entry.worded ? t('worded') : null,
        ]}
      />
    </div>
  )
}
