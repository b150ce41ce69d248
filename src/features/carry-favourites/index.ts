import '@/entities/favourite-plays';

import './model/carry';
