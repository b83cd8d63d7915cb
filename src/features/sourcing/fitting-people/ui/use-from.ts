import { useAsked } from '#frame/use-session.ts'

/** From where one came to the people a job fits: the job itself, or its board; and an address that goes on knowing it. */
export function useFrom(job: string) {
  const isFromJob = useAsked().get('from') === 'job'
  return {
    isFromJob,
    back: isFromJob ? `/page/jobs/${job}` : `/page/jobs/${job}/board`,
    /** An address among these people, with what else it asks for. */
    at(path: string, asked: Record<string, string> = {}): string {
      const search = new URLSearchParams({ ...asked, ...(isFromJob && { from: 'job' }) }).toString()
      return `/page/jobs/${job}/people${path}${search && `?${search}`}`
    },
  }
}
