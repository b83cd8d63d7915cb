import { delimiters, encodings } from '#libraries/table-reading/table-contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { Checkbox } from '#ui/fields/choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { type ImportTable, readAnew, showTable } from '../contract.ts'

const delimiterNames = { ',': 'comma', ';': 'semicolon', '\t': 'tab', '|': 'bar' } as const

/** What was found of the file itself; said otherwise, it is read again at once. */
export function ReadingFields({ one }: { one: ImportTable }) {
  const t = useTranslations('importTables')
  const read = useSend(readAnew, {
    onDone: () => refreshCall(showTable),
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const say = (over: Omit<Takes<typeof readAnew>, 'table'>) => read.mutate({ table: one.id, ...over })
  return (
    <section className="stack stack-s" aria-busy={read.isPending}>
      <h2>{t('reading')}</h2>
      <div className="grid">
        {one.kind === 'text' ? (
          <>
            <NativeSelect
              name="encoding"
              label={t('encoding')}
              value={one.encoding ?? ''}
              choices={encodings.map((id) => ({ id, text: t(`encodings.${id}`) }))}
              onChange={(id) => say({ encoding: id as (typeof encodings)[number] })}
            />
            <NativeSelect
              name="delimiter"
              label={t('delimiter')}
              value={one.delimiter ?? ''}
              choices={delimiters.map((id) => ({ id, text: t(`delimiters.${delimiterNames[id]}`) }))}
              onChange={(id) => say({ delimiter: id as (typeof delimiters)[number] })}
            />
          </>
        ) : null}
        {one.sheets.length > 1 ? (
          <NativeSelect
            name="sheet"
            label={t('sheet')}
            value={String(one.sheet)}
            choices={one.sheets.map((text, at) => ({ id: String(at), text }))}
            onChange={(id) => say({ sheet: Number(id) })}
          />
        ) : null}
      </div>
      <Checkbox name="has_head" checked={one.has_head} onChange={(has_head) => say({ has_head })}>
        {t('hasHead')}
      </Checkbox>
    </section>
  )
}
