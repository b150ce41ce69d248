export { filled, labelled } from './star.css';
