/** From who learns the work to who directs it. A title that says none is of who simply does it. */
export const levels = ['learner', 'junior', 'plain', 'senior', 'supervisor', 'manager', 'director'] as const
export type Level = (typeof levels)[number]
