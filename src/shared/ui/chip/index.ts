export { Chip, RemovableChip } from './chip';
export { chip as chipLook } from './chip.css';
