import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { answer, get, put } from '#platform/shared/contract.ts'
import { version } from '#platform/shared/fields.ts'

const jobId = { job: z.uuid() }

const JobTeam = answer(
  z.object({
    members: z.array(
      z.object({ id: z.string(), name: z.string(), role: z.string(), author: z.boolean(), assigned: z.boolean() }),
    ),
    /** Of who is assigned: who assigns says which was read. */
    version: z.number(),
  }),
)

export const showJobTeam = get('/page/jobs/{job}/team', {
  summary: 'Members who see only jobs they are assigned to, and whether they see this one',
  who: member('job.read'),
  takes: jobId,
  gives: JobTeam,
  refuses: ['not_found'],
  refreshedBy: ['job.team_changed'],
})

export const setJobTeam = put('/page/jobs/{job}/team', {
  summary: 'Assign members to a job',
  who: member('job.publish'),
  takes: { ...jobId, version, users: z.array(z.uuid()).max(200) },
  gives: JobTeam,
  refuses: ['not_found', 'invalid', 'changed_meanwhile'],
})
