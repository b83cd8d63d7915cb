import type { GroupView } from '#features/jobs/job-groups/contract.ts'
import { Salary } from '#features/jobs/jobs/ui/salary.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { directionOf, toLanguage } from '#platform/shared/languages.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import { PrintedTable } from './printed-table.tsx'

/** A group of jobs: what holds them together, and each in a row. */
export function GroupSheet({ group }: { group: GroupView }) {
  const t = useTranslations('printouts.group')
  const { text } = group
  return (
    <PrintedSheet title={<bdi>{text.title}</bdi>} name={text.title} about={<bdi>{group.company.name}</bdi>}>
      <div
        className="prose"
        lang={text.language}
        dir={directionOf(toLanguage(text.language))}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts)
        dangerouslySetInnerHTML={{ __html: text.intro }}
      />
      <PrintedTable label={text.title} heads={[t('job'), t('place'), t('pay')]}>
        {group.jobs.map((job) => (
          <tr key={job.id}>
            <td>
              <bdi>{job.closed_to ? <s>{job.title}</s> : job.title}</bdi>
            </td>
            <td>{job.place}</td>
            <td>{job.salary ? <Salary salary={job.salary} /> : '–'}</td>
          </tr>
        ))}
      </PrintedTable>
    </PrintedSheet>
  )
}
