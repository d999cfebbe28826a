import { each, printed, reconstructed, type SourcesOf } from '../../../../../kernel/provenance.ts';
import { MILESTONE_IDS, type MilestoneId } from '../milestones.ts';

export const MILESTONES_SOURCES: SourcesOf<MilestoneId> = {
  ...each(MILESTONE_IDS, reconstructed()),
  'A1-1': printed('P6', { fieldSources: { stack: reconstructed() } }),
};
