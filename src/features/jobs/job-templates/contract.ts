import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { Draft } from '#features/jobs/jobs/contract.ts'
import { answer, del, get, post } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'

export const JobTemplate = z.object({
  id: z.string(),
  name: z.string(),
  title: z.string(),
  language: z.string(),
  by: z.string().nullable(),
  created_at: moment,
})
const template = { template: z.uuid() }

export const listTemplates = get('/page/job-templates', {
  summary: 'Templates for jobs of the own page, latest first',
  who: member('job.write'),
  gives: answer(z.array(JobTemplate)),
  refreshedBy: ['job.template_saved'],
})
export const saveTemplate = post('/page/job-templates', {
  summary: 'Keep what a job of the own page says as a template',
  who: member('job.write'),
  takes: { job: z.uuid(), name: line(120, 2) },
  gives: answer(z.array(JobTemplate)),
  refuses: ['not_found', 'too_many_templates'],
  status: 201,
})
export const startFromTemplate = post('/page/job-templates/{template}/jobs', {
  summary: 'Start a draft that says what a template says',
  who: member('job.write'),
  takes: template,
  gives: answer(Draft),
  refuses: ['not_found'],
  status: 201,
})
export const dropTemplate = del('/page/job-templates/{template}', {
  summary: 'Drop a template; jobs that began with it stay',
  who: member('job.write'),
  takes: template,
  gives: answer(z.array(JobTemplate)),
  refuses: ['not_found'],
})
