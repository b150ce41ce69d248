export { Chip, RemovableChip } from './chip';
